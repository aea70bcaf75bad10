/**
 * @param {string} label
 * @returns {import('./measure-page.mjs').Step}
 */
const openTab = (label) => ({
  name: `open ${label}`,
  act: (page) => page.getByRole('tab', { name: label }).click(),
})

/**
 * @param {string} label
 * @returns {import('./measure-page.mjs').Step}
 */
const press = (label) => ({
  name: `press ${label}`,
  act: (page) => page.getByText(label, { exact: true }).first().click({ force: true, timeout: 10_000 }),
})

/**
 * What a person does on each screen.
 * @param {string} homeId
 * @returns {{ name: string, path: string, steps: import('./measure-page.mjs').Step[] }[]}
 */
export const screens = (homeId) => [
  {
    name: 'Dashboard',
    path: '/dashboard',
    steps: [
      {
        name: 'type a search',
        act: (page) => page.getByRole('searchbox', { name: 'Find a property' }).pressSequentially('12 el'),
      },
      openTab('Tenants'),
      openTab('Management'),
      openTab('Properties'),
    ],
  },
  {
    name: 'Plan',
    path: '/plan',
    steps: [press('With inflation'), press('Today’s dollars')],
  },
  {
    name: 'Calendar',
    path: '/calendar',
    steps: [press('Tasks'), press('Replacements'), press('Everything')],
  },
  {
    name: 'Property',
    path: `/property/${homeId}`,
    steps: [
      {
        name: 'open Add Note',
        act: (page) => page.getByRole('button', { name: 'Add Note' }).first().click({ timeout: 10_000 }),
      },
      { name: 'type', act: (page) => page.keyboard.type('The filter') },
    ],
  },
  {
    name: 'Add properties',
    path: '/properties',
    steps: [
      {
        name: 'type an address',
        act: (page) => page.getByRole('textbox').first().pressSequentially('12 Oak Street'),
      },
    ],
  },
]
