/** Pages and rules of federal agencies that the advice on letting, buying and equipment cites. */
export const federalSources = {
  'FTC-WARR': {
    kind: 'government',
    name: 'US Federal Trade Commission',
    title: 'FTC, Businessperson’s Guide to Federal Warranty Law (ftc.gov, December 2006)',
  },
  'HUD-AD': {
    kind: 'government',
    name: 'US Department of Housing and Urban Development',
    title: '24 CFR 100.75, Discriminatory advertisements, statements and notices (HUD)',
  },
  'IRS-SMLLC': {
    kind: 'government',
    name: 'US Internal Revenue Service',
    title: 'IRS, Single member limited liability companies (irs.gov, undated)',
  },
  'CFPB-FUND': {
    kind: 'government',
    name: 'US Consumer Financial Protection Bureau',
    title: 'CFPB, An essential guide to building an emergency fund (consumerfinance.gov, undated)',
  },
  'EERE-COOL': {
    kind: 'government',
    name: 'US Department of Energy',
    title: 'DOE, Energy 101: Cool Roofs (eere.energy.gov, undated)',
  },
  'DOE-AFUE': {
    kind: 'government',
    name: 'US Department of Energy',
    title: 'DOE, Energy Saver: Furnaces and Boilers, on AFUE (energy.gov, undated)',
  },
} as const
