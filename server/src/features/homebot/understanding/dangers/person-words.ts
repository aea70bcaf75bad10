/** Words for people, and what may stand between them and what happens to them; parts of regular expressions. */
export const people =
  '(?:kid|kids|kiddo|child|children|baby|babies|toddlers?|infant|newborn|sons?|daughters?|boys?|girls?|nephew|niece|grandson|granddaughter|grandkids?|grandchild|grandchildren|twins?|brother|sister|husband|hubby|wife|spouse|partner|boyfriend|girlfriend|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|friend|roommate|tenants?|neighbou?rs?|person|people|man|woman|guy|lady|somebody|someone|anyone|years? old|yr old|months? old|yo|toddlers|worker|plumber|electrician|roofer|contractor|coworker|cousin|hijo|hija|nino|nina|bebe|esposo|esposa|hermano|hermana)'
export const pronoun = '(?:he|she|they|him|her|them|me|i|we|us)'
export const det =
  '(?:(?:the|a|an|my|our|his|her|their|this|that|old|older|empty|unused|big|chest|deep|walk|in|front|load|loader|loading|top|loading|laundry|broken|abandoned|small|large|upright|new|garage|basement|hot|commercial|chest|toy|el|la|un|una|con|mi) )*'
export const been =
  '(?:(?:is|are|am|was|were|has|have|had|got|gets|get|getting|just|been|being|now|accidentally|somehow|still|managed|to|must|may|might|be|inside|went|and|who|that|esta|quedo|se|himself|herself|themselves|themself|myself|one|of|them) )*'
