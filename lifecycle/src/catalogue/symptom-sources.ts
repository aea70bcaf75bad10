/** Who says what a sign of trouble means, and what to do when it is dangerous. */
export const symptomSources = {
  PAPUC: {
    kind: 'government',
    name: 'Pennsylvania Public Utility Commission',
    title: 'Pennsylvania Public Utility Commission, Gas Emergencies (undated)',
  },
  CT14: {
    kind: 'press',
    name: 'Consumer Reports',
    title: 'Consumer Reports, by way of the Chicago Tribune, 31 January 2014',
  },
  DWUSA: {
    kind: 'press',
    name: 'Consumer Reports',
    title: 'Consumer Reports on the lives of dishwashers, as quoted in a dishwasher guide',
  },
  'SM-CO': { kind: 'trade', name: 'ServiceMaster', title: 'ServiceMaster, carbon monoxide safety, 2022' },
  CLC: {
    kind: 'trade',
    name: 'Classic Carpet',
    title: 'classiccarpet.net, quoting the US Fire Administration on dryer vents',
  },
  AAA: { kind: 'trade', name: 'AAA Calvert', title: 'aaacalvert.com, furnace condensate leaks' },
} as const
