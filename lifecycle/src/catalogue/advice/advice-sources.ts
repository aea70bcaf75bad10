/** The sources of warranties, of advice on homes and of the lives of roofs without a forecast. */
export const adviceSources = {
  BVHW: { kind: 'press', name: 'Bob Vila', title: 'bobvila.com, home warranty cost (undated)' },
  CVV22: {
    kind: 'trade',
    name: 'Roofing Optimum, quoting the Cost vs. Value report of 2022',
    title: 'roofing-optimum.com, quoting the 2022 Cost vs. Value report on roof replacements',
  },
  A411: {
    kind: 'trade',
    name: 'Appliance 411',
    title: 'appliance411.ca, limited warranties of appliances (undated)',
  },
  'EFX-W': { kind: 'trade', name: 'Engineer Fix', title: 'engineerfix.com, heating and cooling warranties' },
  'EFX-WH': { kind: 'trade', name: 'Engineer Fix', title: 'engineerfix.com, water heater warranties' },
  PSS25: {
    kind: 'trade',
    name: 'Pro Specialty Services',
    title: 'prospecialtyservices.com, shingle warranties, 24 December 2025',
  },
  COR: {
    kind: 'trade',
    name: 'Company Roofing',
    title: 'companyroofing.com, kinds of roof warranties (undated)',
  },
  WSR: {
    kind: 'trade',
    name: 'Skilled Roofers',
    title: 'skilledroofers.com, lives of tile roofs and their underlayment',
  },
} as const
