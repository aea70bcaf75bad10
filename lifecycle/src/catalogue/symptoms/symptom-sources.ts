/** The sources of symptoms, safety advice, repair prices and repair rates of brands. */
export const symptomSources = {
  PAPUC: {
    kind: 'government',
    name: 'Pennsylvania Public Utility Commission',
    title: 'Pennsylvania Public Utility Commission, Gas Emergencies (undated)',
  },
  ESFI: {
    kind: 'study',
    name: 'Electrical Safety Foundation International',
    title: 'Electrical Safety Foundation International, Downed Power Line Safety: Downed and Dangerous',
  },
  CPSC518: {
    kind: 'government',
    name: 'US Consumer Product Safety Commission',
    title: 'US CPSC, Guide to Home Wiring Hazards (publication 518)',
  },
  WIDHS: {
    kind: 'government',
    name: 'Wisconsin Department of Health Services',
    title: 'Wisconsin DHS, Flooding: Re-entering Your Home After a Flood',
  },
  WADOH: {
    kind: 'government',
    name: 'Washington State Department of Health',
    title: 'Washington State Department of Health, Dangers of Mixing Bleach with Cleaners',
  },
  EPA608: {
    kind: 'government',
    name: 'US Environmental Protection Agency',
    title: 'US EPA, Section 608 Technician Certification Requirements',
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
  CR19: {
    kind: 'press',
    name: 'Consumer Reports',
    title: 'Consumer Reports, 2018 surveys of appliance owners, by way of ABC30, 2019',
  },
  YALE13: {
    kind: 'trade',
    name: 'Yale Appliance',
    title: 'Yale Appliance, service calls in the first year, 3 December 2013',
  },
  'SM-CO': { kind: 'trade', name: 'ServiceMaster', title: 'ServiceMaster, carbon monoxide safety, 2022' },
  CLC: {
    kind: 'trade',
    name: 'Classic Carpet',
    title: 'classiccarpet.net, quoting the US Fire Administration on dryer vents',
  },
  AAA: { kind: 'trade', name: 'AAA Calvert', title: 'aaacalvert.com, furnace condensate leaks' },
  REPTP: { kind: 'trade', name: 'ThePricer', title: 'ThePricer, appliance repair costs, 16 September 2023' },
  HWR24: {
    kind: 'trade',
    name: 'Home Warranty Reviews',
    title: 'homewarrantyreviews.com, the usual price of an air conditioner repair, 26 March 2024',
  },
  ASHVAC: {
    kind: 'trade',
    name: 'American Standard, citing Forbes',
    title: 'American Standard, citing Forbes: heating and cooling service calls (undated)',
  },
  MTB: { kind: 'trade', name: 'M&T Bank', title: 'M&T Bank, costs of home repairs (undated)' },
  CES17: {
    kind: 'trade',
    name: 'Central Engineering Supply',
    title: 'centralengineeringsupply.com, average furnace repair, 22 December 2017',
  },
} as const
