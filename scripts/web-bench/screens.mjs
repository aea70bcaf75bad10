/** @typedef {import('./measure-page.mjs').Step} Step */

const clickOptions = { force: true, timeout: 10_000 }

/**
 * @param {string} label
 * @returns {Step}
 */
const openTab = (label) => ({
  name: `open ${label}`,
  act: (page) => page.getByRole('tab', { name: label }).click(),
})

/**
 * @param {string} label
 * @returns {Step}
 */
const press = (label) => ({
  name: `press ${label}`,
  act: (page) => page.getByText(label, { exact: true }).first().click(clickOptions),
})

/**
 * @param {string} label
 * @returns {Step}
 */
const pressButton = (label) => ({
  name: `press ${label}`,
  act: (page) => page.getByRole('button', { name: label }).first().click(clickOptions),
})

/** @type {Step[]} */
const homeSearchSteps = [
  { name: 'open the homes', act: (page) => page.getByRole('combobox', { name: 'Home' }).click() },
  { name: 'type in them', act: (page) => page.keyboard.type('12 elm') },
  { name: 'close them', act: (page) => page.keyboard.press('Escape') },
]

/**
 * Returns the screens that are measured, with their steps.
 * @param {string} homeId
 * @returns {{ name: string, path: string, steps: Step[] }[]}
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
      {
        name: 'type a vacant address',
        act: (page) => page.getByRole('combobox', { name: 'Property Address' }).pressSequentially('12 el'),
      },
      {
        name: 'begin a tenancy',
        act: (page) =>
          page
            .getByRole('list', { name: 'Tenants by property' })
            .getByRole('button', { name: 'Add Tenant' })
            .first()
            .click(),
      },
      openTab('Management'),
      {
        name: 'type a question',
        act: (page) =>
          page.getByRole('textbox', { name: 'Your question' }).pressSequentially('my roof leaks'),
      },
      { name: 'ask it', act: (page) => page.keyboard.press('Enter') },
      openTab('Properties'),
      pressButton('Account menu'),
    ],
  },
  {
    name: 'A home, from the dashboard',
    path: '/dashboard',
    steps: [
      { name: 'open it', act: (page) => page.locator('a[href^="/property/"]').first().click() },
      pressButton('Add Note'),
      { name: 'type a note', act: (page) => page.keyboard.type('The filter') },
      {
        name: 'unfold a component',
        act: (page) => page.locator('main button[aria-expanded="false"]').nth(2).click(),
      },
    ],
  },
  {
    name: 'Plan',
    path: '/plan',
    steps: [
      press('With inflation'),
      press('Today’s dollars'),
      press('30 years'),
      { name: 'move the slider', act: (page) => page.getByRole('slider').first().press('ArrowRight') },
      ...homeSearchSteps,
    ],
  },
  {
    name: 'Calendar',
    path: '/calendar',
    steps: [
      press('Tasks'),
      press('Replacements'),
      press('Everything'),
      { name: 'open a day', act: (page) => page.locator('main summary').first().click() },
      { name: 'fold it', act: (page) => page.locator('main summary').first().click() },
      ...homeSearchSteps,
      pressButton('Show more'),
      press('Back to Dashboard'),
    ],
  },
  {
    name: 'Settings',
    path: '/profile',
    steps: [
      pressButton('Manage Subscription'),
      pressButton('Profile Picture'),
      pressButton('Security'),
      pressButton('Your Data'),
      pressButton('Activity'),
      {
        name: 'fold the sidebar',
        act: (page) =>
          page
            .getByRole('button', { name: /sidebar/i })
            .first()
            .click(),
      },
    ],
  },
  {
    name: 'A home by its address',
    path: `/property/${homeId}`,
    steps: [pressButton('Account menu')],
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
