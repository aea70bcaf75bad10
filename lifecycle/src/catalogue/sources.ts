import { adviceSources } from './advice/advice-sources.ts'
import { federalSources } from './advice/federal-sources.ts'
import { partSources } from './prices/part-sources.ts'
import { symptomSources } from './symptoms/symptom-sources.ts'
import { taskSources } from './tasks/task-sources.ts'

/**
 * The publisher of a source. `government`: data and studies of public bodies. `study`: surveys, standards bodies and
 * textbooks. `press`: consumer journalism. `trade`: manufacturers, contractors and advice sites, which are weak
 * evidence.
 */
export type SourceKind = 'government' | 'study' | 'press' | 'trade'

type SourceRow = { readonly kind: SourceKind; readonly name: string; readonly title: string }

/** Every source that the catalogue cites. `name` is for sentences, and `title` is the citation. */
export const sources = {
  EIA23: {
    kind: 'government',
    name: 'US Energy Information Administration',
    title:
      'US EIA, Updated Buildings Sector Appliance and Equipment Costs and Efficiencies, 2023 (values as quoted in DOE Scout)',
  },
  SCOUT: {
    kind: 'government',
    name: 'US Department of Energy',
    title:
      'DOE Building Technologies Office, Scout measures, 2026 snapshot (costs: NREL Buildings Annual Technology Baseline, 2023 dollars)',
  },
  NEMS: {
    kind: 'government',
    name: 'US National Energy Modeling System',
    title: 'EIA, National Energy Modeling System, AEO2025 release: residential equipment retirement',
  },
  BEA: {
    kind: 'government',
    name: 'US Bureau of Economic Analysis',
    title: 'US BEA, Regional Price Parities by state (SARPP), 2023, updated 20 February 2025',
  },
  RECS20: {
    kind: 'government',
    name: 'US Residential Energy Consumption Survey 2020',
    title:
      'US EIA, Residential Energy Consumption Survey 2020: kinds and ages of equipment in owner-occupied homes (1,192 households of the public file, weighted)',
  },
  RECS01: {
    kind: 'government',
    name: 'US Residential Energy Consumption Survey 2001',
    title:
      'US EIA, Residential Energy Consumption Survey 2001: ages of equipment in owner-occupied homes (weighted)',
  },
  NEMS25: {
    kind: 'government',
    name: 'US National Energy Modeling System',
    title: 'EIA, National Energy Modeling System, AEO2025: lives of residential equipment (RSMESS)',
  },
  NEMSC: {
    kind: 'government',
    name: 'US National Energy Modeling System',
    title:
      'EIA, National Energy Modeling System, AEO2025: costs of residential equipment (RSMESS), 2022 dollars; the heating and cooling halves of a heat pump are added',
  },
  DODGE15: {
    kind: 'press',
    name: 'Dodge Data & Analytics, as told by ACHR News',
    title:
      'Dodge Data & Analytics, roofs bought by homeowners in 2015, by way of ACHR News (achrnews.com/articles/148093)',
  },
  CPI: {
    kind: 'government',
    name: 'US Bureau of Labor Statistics',
    title: 'US BLS, Consumer Price Index for All Urban Consumers (CPI-U), to January 2025',
  },
  NAHB: {
    kind: 'study',
    name: 'National Association of Home Builders',
    title:
      'NAHB / Bank of America Home Equity, Study of Life Expectancy of Home Components, February 2007 (values as reprinted)',
  },
  NACHI: {
    kind: 'study',
    name: 'InterNACHI',
    title: 'InterNACHI, Standard Estimated Life Expectancy Chart for Homes (values as reprinted)',
  },
  FM95: {
    kind: 'study',
    name: 'Freddie Mac',
    title: 'Freddie Mac, schedule of component lives, 1995 (values as reprinted)',
  },
  AM: {
    kind: 'study',
    name: 'Appliance Magazine',
    title: 'Appliance Magazine, low, average and high life expectancies (values as reprinted)',
  },
  RELIA: {
    kind: 'study',
    name: 'ReliaWiki',
    title: 'ReliaWiki, The Weibull Distribution: conditional reliability',
  },
  HLWIL: {
    kind: 'study',
    name: 'How Long Will It Last?',
    title: 'How Long Will It Last?, home-inspection table, 1998',
  },
  MPIT: { kind: 'press', name: 'The Money Pit', title: 'The Money Pit, quoting NAHB on asphalt driveways' },
  CHK: {
    kind: 'press',
    name: "Consumers' Checkbook",
    title: "Consumers' Checkbook, dealer quotes, by way of the Star Tribune, 2022",
  },
  CAI: {
    kind: 'study',
    name: 'Community Associations Institute',
    title: 'CAI, National Reserve Study Standards, terms as updated July 2023',
  },
  CR08: {
    kind: 'press',
    name: 'Consumer Reports',
    title: 'Consumer Reports, repair or replace, November 2008',
  },
  CBS11: { kind: 'press', name: 'CBS News', title: 'CBS News, quoting Consumer Reports on repairs, 2011' },
  'FORBES-DW': {
    kind: 'press',
    name: 'Forbes Home',
    title: 'Forbes Home, dishwasher installation cost, 2023',
  },
  NW25: { kind: 'press', name: 'NerdWallet', title: 'NerdWallet, air conditioner prices, 2025' },
  'HG-WH': { kind: 'trade', name: 'HomeGuide', title: 'HomeGuide, water heater cost (undated)' },
  'HA-FN': {
    kind: 'trade',
    name: 'HomeAdvisor',
    title: 'HomeAdvisor, furnace cost, 23 June 2022 (11,891 projects as reported by customers)',
  },
  'COST-FN': { kind: 'trade', name: 'Costimates', title: 'Costimates, furnace cost, 17 November 2023' },
  'HA-ROOF': { kind: 'trade', name: 'HomeAdvisor', title: 'HomeAdvisor, asphalt shingle roofs (undated)' },
  HOMELIGHT: {
    kind: 'trade',
    name: 'HomeLight',
    title: 'HomeLight, roof replacement cost (undated, about 2023)',
  },
  '5EST': { kind: 'trade', name: '5 Estimates', title: '5estimates.com, roof replacement cost, 2024' },
  RRC26: {
    kind: 'trade',
    name: 'Roof Replacement Cost',
    title: 'roofreplacementcost.ai, roof replacement cost, 6 February 2026',
  },
  SEMPER25: {
    kind: 'trade',
    name: 'Semper Fi Restoration',
    title: 'semperfirestoration.com/learn/113, metal roof replacement cost, 2025',
  },
  MHP25: {
    kind: 'trade',
    name: 'My Home Pros',
    title: 'myhomepros.com/hvac/heat-pump-replacement-cost-2, 2025',
  },
  RMN24: { kind: 'trade', name: 'Renew My Nest', title: 'renewmynest.com, driveway cost, September 2024' },
  ALS: {
    kind: 'trade',
    name: 'Al Syed Construction',
    title: 'alsyedconstruction.com, driveway cost (undated)',
  },
  ACR25: {
    kind: 'trade',
    name: 'Air Conditioner Repair',
    title: 'air-conditioner-repair.net, central air conditioner cost, 2025',
  },
  DIY: {
    kind: 'trade',
    name: 'DIY Project',
    title: 'diyproject.ai, lives of asphalt and concrete driveways',
  },
  BAK: {
    kind: 'trade',
    name: 'Bakersfield Concrete Pro',
    title: 'bakersfieldconcretepro.com and tucanostones.com, lives of concrete driveways',
  },
  ...taskSources,
  ...symptomSources,
  ...adviceSources,
  ...federalSources,
  ...partSources,
} as const satisfies Record<string, SourceRow>

export type SourceTag = keyof typeof sources

/** A source in the results of the forecast engine: its tag and its citation. */
export type Citation = { readonly tag: SourceTag; readonly title: string }

/** Returns the sources with these tags, each once, in the order in which the tags first occur. */
export function cite(tags: Iterable<SourceTag>): Citation[] {
  return [...new Set(tags)].map((tag) => ({ tag, title: sources[tag].title }))
}
