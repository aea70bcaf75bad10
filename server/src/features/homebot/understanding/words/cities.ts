import { entriesOf } from '@home-pulse/contract/objects'
import type { StateCode } from '@home-pulse/contract/vocabulary'

/** Large cities whose name alone identifies the state. Names of cities in several states are left out. */
const citiesOf: Partial<Readonly<Record<StateCode, string>>> = {
  AL: 'birmingham montgomery huntsville tuscaloosa',
  AK: 'anchorage fairbanks juneau',
  AZ: 'phoenix tucson mesa scottsdale chandler tempe flagstaff yuma',
  AR: 'little_rock fayetteville',
  CA: 'los_angeles san_diego san_jose san_francisco fresno sacramento long_beach oakland bakersfield anaheim riverside stockton irvine santa_ana santa_barbara',
  CO: 'denver colorado_springs boulder fort_collins pueblo aurora',
  CT: 'hartford bridgeport new_haven stamford',
  FL: 'miami tampa orlando jacksonville tallahassee st_petersburg fort_lauderdale sarasota pensacola naples',
  GA: 'atlanta savannah augusta macon',
  HI: 'honolulu hilo',
  ID: 'boise meridian nampa',
  IL: 'chicago rockford naperville peoria joliet',
  IN: 'indianapolis fort_wayne evansville south_bend',
  IA: 'des_moines cedar_rapids davenport',
  KS: 'wichita topeka overland_park',
  KY: 'louisville lexington',
  LA: 'new_orleans baton_rouge shreveport',
  ME: 'bangor',
  MD: 'baltimore annapolis frederick',
  MA: 'boston worcester cambridge lowell',
  MI: 'detroit grand_rapids ann_arbor lansing flint kalamazoo',
  MN: 'minneapolis st_paul duluth',
  MS: 'biloxi gulfport',
  MO: 'st_louis kansas_city springfield',
  MT: 'billings missoula bozeman helena',
  NE: 'omaha lincoln',
  NV: 'las_vegas reno henderson',
  NH: 'nashua concord',
  NJ: 'newark jersey_city trenton',
  NM: 'albuquerque santa_fe las_cruces',
  NY: 'nyc new_york_city buffalo brooklyn queens manhattan yonkers syracuse albany',
  NC: 'charlotte raleigh durham greensboro asheville winston_salem',
  ND: 'fargo bismarck',
  OH: 'columbus cleveland cincinnati toledo akron dayton',
  OK: 'oklahoma_city tulsa',
  OR: 'eugene salem bend',
  PA: 'philadelphia pittsburgh allentown scranton',
  RI: 'providence',
  SC: 'charleston greenville',
  SD: 'sioux_falls rapid_city',
  TN: 'nashville memphis knoxville chattanooga',
  TX: 'houston dallas austin san_antonio fort_worth el_paso plano lubbock amarillo corpus_christi',
  UT: 'salt_lake_city provo ogden',
  VT: 'burlington montpelier',
  VA: 'richmond norfolk virginia_beach roanoke',
  WA: 'seattle spokane tacoma bellevue',
  WV: 'huntington morgantown',
  WI: 'milwaukee madison green_bay',
  WY: 'cheyenne casper laramie',
}

const stateOfCity = new Map(
  entriesOf(citiesOf).flatMap(([state, names]) =>
    names.split(' ').map((name) => [name.replaceAll('_', ' '), state] as const),
  ),
)
const anyCity = new RegExp(`\\b(?:in|at|from|near|en|to) (?:\\w+ )?(${[...stateOfCity.keys()].join('|')})\\b`)

/** Returns the state of a large city that a message names as a location. `text` must be in lower case. */
export const findCityState = (text: string): StateCode | undefined =>
  stateOfCity.get(anyCity.exec(text)?.[1] ?? '')
