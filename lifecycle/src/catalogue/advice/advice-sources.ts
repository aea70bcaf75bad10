/**
 * The sources for warranties, for advice on homes, and for the lives of roofs that we do not forecast, such as tile.
 */
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
  'FTC-COOL': {
    kind: 'government',
    name: 'US Federal Trade Commission',
    title: 'FTC, Buyer’s Remorse: The FTC’s Cooling-Off Rule May Help (consumer.ftc.gov, undated)',
  },
  'FTC-HOME': {
    kind: 'government',
    name: 'US Federal Trade Commission',
    title: 'FTC, How To Avoid a Home Improvement Scam (consumer.ftc.gov, undated)',
  },
  'FTC-RENT': {
    kind: 'government',
    name: 'US Federal Trade Commission',
    title: 'FTC, Tenant background check reports: Put it in writing, July 2023 (ftc.gov)',
  },
  'IRS-RENT': {
    kind: 'government',
    name: 'US Internal Revenue Service',
    title: 'IRS, tax questions and answers of 2004 on repairs to rental property (kept by unclefed.com)',
  },
  'IRS-527': {
    kind: 'government',
    name: 'US Internal Revenue Service',
    title: 'IRS, Publication 527, Residential Rental Property, for 1999 (kept by unclefed.com)',
  },
  'EPA-MOLD': {
    kind: 'government',
    name: 'US Environmental Protection Agency',
    title: 'EPA, A Brief Guide to Mold, Moisture, and Your Home (as restated by campuserc.org)',
  },
  'BAL-PM': {
    kind: 'press',
    name: 'The Balance',
    title: 'thebalancemoney.com, A Breakdown of Property Management Fees (undated)',
  },
  'HUD-PET': {
    kind: 'government',
    name: 'US Department of Housing and Urban Development',
    title: 'HUD, release 20-013 on assistance animals, 28 January 2020 (kept by databaseinstate.com)',
  },
  'EPA-BUG': {
    kind: 'government',
    name: 'US Environmental Protection Agency',
    title: 'EPA, What Landlords Need to Know about Bed Bugs (epa.gov, snapshot of 19 January 2021)',
  },
  'AHA-HCV': {
    kind: 'government',
    name: 'Auburn Housing Authority',
    title: 'auburnhousingauth.org, Becoming a Landlord (housing choice vouchers, undated)',
  },
  'CAF-INSP': {
    kind: 'press',
    name: 'ConsumerAffairs, quoting the US Department of Housing and Urban Development',
    title: 'consumeraffairs.com, What to expect from a home inspection (undated)',
  },
  'IRS-530': {
    kind: 'government',
    name: 'US Internal Revenue Service',
    title: 'IRS, Publication 530, Tax Information for Homeowners, for 2012: Keeping Records',
  },
  'NFIP-BASIC': {
    kind: 'government',
    name: 'US National Flood Insurance Program',
    title: 'NFIP, Understanding the Basics (floodsmart.gov, snapshot of 2016)',
  },
  'INS-ROOF': {
    kind: 'press',
    name: 'Insurance.com',
    title: 'insurance.com, Have a 20-year-old roof? You may lose your homeowners insurance, 21 February 2014',
  },
  'BKR-VAC': {
    kind: 'press',
    name: 'Bankrate',
    title: 'bankrate.com, Insuring your vacant home (undated)',
  },
  FSG: {
    kind: 'government',
    name: 'US FoodSafety.gov',
    title: 'FoodSafety.gov on power outages (as restated by The Anniston Star, 2020, and Local 10, 2018)',
  },
  'FTC-SC': {
    kind: 'press',
    name: 'the Post-Crescent, quoting the FTC',
    title: 'postcrescent.com, Extended warranties: big sell, worth it?, 15 October 2014 (quotes the FTC)',
  },
  'CR-EW': {
    kind: 'press',
    name: 'Consumer Reports',
    title: 'Consumer Reports on extended warranties, November 2006 (as quoted by consumerist.com)',
  },
  'IVN-50': {
    kind: 'press',
    name: 'WAFB',
    title: 'wafb.com (Ivanhoe Newswire), Smart Living: repair or replace?, 14 November 2022',
  },
  'DOE-TANKLESS': {
    kind: 'press',
    name: 'Free By 50, quoting the US Department of Energy',
    title: 'freeby50.com, August 2008, quoting the US Department of Energy on demand water heaters',
  },
  'EIA-USE': {
    kind: 'government',
    name: 'US Energy Information Administration',
    title: 'eia.gov, How is electricity used in U.S. homes? (projection for 2022), 28 March 2023',
  },
  'ES-HPWH': {
    kind: 'government',
    name: 'ENERGY STAR',
    title: 'energystar.gov, Is a Heat Pump Water Heater Right for Your Home?, 2 February 2024',
  },
  'SPD-BTU': {
    kind: 'trade',
    name: 'Sears PartsDirect',
    title: 'searspartsdirect.com, the right size of window air conditioner (undated)',
  },
  'EPA-R22': {
    kind: 'trade',
    name: 'T.R. Miller, quoting the US Environmental Protection Agency',
    title: 'trmillerheatingandcooling.com, quoting the EPA on the end of R-22 production in 2020',
  },
  'EFX-INST': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, How Long Does It Take to Install a New Furnace?',
  },
  'OMU-THERM': {
    kind: 'government',
    name: 'Owensboro Municipal Utilities',
    title: 'omu.org, Thermostats (undated)',
  },
  'FLDOH-GEN': {
    kind: 'government',
    name: 'Florida Department of Health',
    title: 'Florida Department of Health on carbon monoxide (lakeonews.com, 10 October 2024)',
  },
  'PPD-PB': {
    kind: 'trade',
    name: 'Pro Plumbing Design',
    title: 'proplumbingdesign.com, Do you have polybutylene pipes? (undated)',
  },
  'EPA-LEAD': {
    kind: 'government',
    name: 'US Environmental Protection Agency',
    title: 'EPA, Lead-based Paint Laws Protect You and Your Family (nepis.epa.gov, P101FWNU)',
  },
  'EPA-RADON': {
    kind: 'government',
    name: 'US Environmental Protection Agency',
    title: 'EPA, A Citizen’s Guide to Radon, 402/K-12/002, 2016 (kept by issuu.com)',
  },
  'BT-CREDIT': {
    kind: 'press',
    name: 'Bloomberg Tax',
    title:
      'bloombergtax.com, Expiring Home Energy Credits Calls for Urgency From Tax Advisers, 7 October 2025',
  },
  'TOM-1TO4': {
    kind: 'trade',
    name: 'Real Estate by Tom',
    title: 'realestatebytom.com, What is the 1% to 4% “Rule of Thumb” for Home Maintenance? (undated)',
  },
  LHWD: {
    kind: 'government',
    name: 'Left Hand Water District',
    title: 'Left Hand Water District, Check your toilet for leaks (lefthandwater.gov, undated)',
  },
  ACFD: {
    kind: 'government',
    name: 'American Canyon Fire District',
    title: 'American Canyon Fire District, Smoke Alarms and Carbon Monoxide Detectors (undated)',
  },
  'EPA-MOLD2': {
    kind: 'government',
    name: 'US Environmental Protection Agency',
    title: 'EPA, Mold Cleanup in Your Home (as restated by moldreporter.com)',
  },
  'EPA-RH': {
    kind: 'government',
    name: 'US Environmental Protection Agency',
    title: 'EPA, Mold Course, chapter 2 (as quoted by experiencedpublicadjusters.com, 2018)',
  },
  'VP-MERV': {
    kind: 'trade',
    name: 'Vouched Pros, quoting the US Environmental Protection Agency',
    title: 'vouchedpros.com, MERV 13, quoting the EPA (undated)',
  },
  'ES-THERM': {
    kind: 'government',
    name: 'US ENERGY STAR',
    title: 'ENERGY STAR and DOE on thermostats (as restated by sustainverona.com, 9 February 2025)',
  },
  'HGTV-TH': {
    kind: 'press',
    name: 'HGTV',
    title: 'hgtv.com, Setting a Thermostat, citing the US Department of Energy (undated)',
  },
  'SC-CO': {
    kind: 'government',
    name: 'South Carolina State Fire Marshal',
    title: 'South Carolina State Fire, Carbon Monoxide (CO) Alarms (firesafe.sc.gov, undated)',
  },
  'CDC-SCALD': {
    kind: 'study',
    name: 'Johns Hopkins Center for Injury Research and Policy',
    title: 'Shields and others, Still too hot, Journal of Burn Care & Research, 2013 (stacks.cdc.gov)',
  },
  MIZ: {
    kind: 'trade',
    name: 'Mizudo, quoting the Shriners Burn Institute',
    title: 'Mizudo ES060A water heater manual, table of scald times by the Shriners Burn Institute',
  },
  'BKR-FND': {
    kind: 'press',
    name: 'Bankrate',
    title: 'bankrate.com, home improvement costs for five problems, quoting HouseMaster (undated)',
  },
  'CPSC-PO': {
    kind: 'government',
    name: 'US Consumer Product Safety Commission',
    title: 'CPSC, Life-Saving Tips After Tornadoes, 14 December 2021 (release as carried by kfvs12.com)',
  },
  'IRC-WSB': {
    kind: 'press',
    name: 'WSB Radio',
    title: 'wsbradio.com, Rain, rain get away, quoting the building code, 27 June 2024',
  },
  'EPA-SEPTIC': {
    kind: 'government',
    name: 'US Environmental Protection Agency',
    title: 'EPA, SepticSmart, inspect and pump frequently (as restated by the City of Oviedo)',
  },
  NGWA: {
    kind: 'study',
    name: 'US National Ground Water Association',
    title: 'National Ground Water Association, testing well water (as restated by ada-ohio.org)',
  },
  'CDC-MICE': {
    kind: 'government',
    name: 'US Centers for Disease Control and Prevention',
    title: 'CDC, How to Seal Up to Prevent Rodent Infestations (as copied by smartoffice.online)',
  },
  NFPA211: {
    kind: 'trade',
    name: 'Chimney Expert, quoting the National Fire Protection Association',
    title: 'chimney-expert.com, NFPA 211, section 14.2.1 (undated)',
  },
  'SPR-PIPE': {
    kind: 'trade',
    name: 'Spangler Restoration, quoting the Building Research Council of the University of Illinois',
    title: 'spanglerestores.com, How to Preserve your Pipes and Beat the Freeze (undated)',
  },
  'EFX-PSI': {
    kind: 'trade',
    name: 'Engineer Fix',
    title: 'engineerfix.com, What Is the Normal Water Pressure in a House? (undated)',
  },
  'JLC-VENT': {
    kind: 'press',
    name: 'the Journal of Light Construction',
    title: 'jlconline.com, Q&A: Roof Venting Basics (undated)',
  },
} as const
