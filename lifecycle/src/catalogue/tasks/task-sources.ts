/** The sources of maintenance tasks and intervals. Most are trade advice, which is weak evidence. */
export const taskSources = {
  'DOE-AC': {
    kind: 'government',
    name: 'US Department of Energy',
    title: 'DOE Energy Saver, Maintaining Your Air Conditioner (as restated by Action Mechanical)',
  },
  'ES-HVAC': {
    kind: 'government',
    name: 'ENERGY STAR',
    title: 'EPA ENERGY STAR, heating and cooling guide and maintenance checklist',
  },
  CPSC04: {
    kind: 'government',
    name: 'US Consumer Product Safety Commission',
    title: 'CPSC, release 05-017 on carbon monoxide, 19 October 2004',
  },
  USFA: {
    kind: 'government',
    name: 'US Fire Administration',
    title: 'USFA, Clothes Dryer Fires in Residential Buildings (2008-2010), August 2012',
  },
  BATT2: {
    kind: 'study',
    name: 'Battelle',
    title:
      'Battelle, Study on Benefits of Removal of Water Hardness, for the Water Quality Association, 2009-10 (as summarized)',
  },
  TIP: {
    kind: 'trade',
    name: 'Appliance Rescue Service',
    title: 'appliance-rescue-service.com, citing an NIH study of range tip-overs',
  },
  CHKH: {
    kind: 'press',
    name: "Consumers' Checkbook",
    title: "Consumers' Checkbook, heating and cooling maintenance",
  },
  INQ: {
    kind: 'press',
    name: 'The Philadelphia Inquirer',
    title: "The Philadelphia Inquirer, quoting a Lowe's expert, 11 January 2020",
  },
  ORU: { kind: 'trade', name: 'Orange & Rockland', title: 'Orange & Rockland Utilities, gas safety page' },
  ENC: {
    kind: 'trade',
    name: 'Encompass Insurance',
    title: 'Encompass Insurance, citing the National Roofing Contractors Association',
  },
  ORM: {
    kind: 'trade',
    name: 'Ormond Agency',
    title: 'Ormond Agency, citing the Insurance Institute for Business & Home Safety, February 2011',
  },
  ML: { kind: 'trade', name: 'MetLife', title: 'MetLife, water heater care' },
  CINCH: { kind: 'trade', name: 'Cinch Home Services', title: 'Cinch Home Services, water heater care' },
  EIN: { kind: 'trade', name: 'Einstein Pros', title: 'einsteinpros.com, water heater care' },
  EFX: { kind: 'trade', name: 'Engineer Fix', title: 'engineerfix.com, water heater noises' },
  SMRC: { kind: 'trade', name: 'ServiceMaster', title: 'servicemaster-rc.com, cleaning gas burners' },
  'REF-M': {
    kind: 'trade',
    name: 'a public home-maintenance reference',
    title: 'Public home-maintenance reference (jlivuk/openclaw-hardened-ansible)',
  },
  DWC: { kind: 'trade', name: 'dishwasher care guides', title: 'Dishwasher care guides' },
  EZB: { kind: 'trade', name: 'EZ Breathing', title: 'ezbreathingadc.com, dryer safety' },
  LSD: {
    kind: 'trade',
    name: 'Lake Sumter Dryer Vent Cleaning',
    title: 'lakesumterdryerventcleaning.com, quoting the National Fire Protection Association',
  },
  WST: { kind: 'trade', name: "Warners' Stellian", title: "Warners' Stellian, refrigerator care" },
  SMAD: { kind: 'trade', name: 'SMAD', title: 'smadgroup.com, refrigerator gaskets and water filters' },
  AHI: { kind: 'trade', name: 'AHI Consulting', title: 'ahiconsulting.com, washer care' },
  MFC: { kind: 'trade', name: 'Members First', title: 'membersfirst.coop, outdoor units' },
  TJS: { kind: 'trade', name: "TJ's Air and Heat", title: 'tjsairandheat.com, furnace safety' },
  SNJ: { kind: 'trade', name: 'Sealcoating of NJ', title: 'sealcoatingofnj.com, sealing asphalt' },
  GYP: { kind: 'trade', name: 'Greeny Place', title: 'greenyplace.com, sealing asphalt' },
  DCC: { kind: 'trade', name: 'DCC Paving', title: 'dccpaving.com, sealing asphalt' },
  HILL: { kind: 'trade', name: 'Hilltown Folk', title: 'hilltownfolk.com, driveway sealers' },
} as const
