/** Words that comments, test titles and documents may not use, and the term of docs/glossary.md to use instead. */
export const synonyms = new Map([
  ['whoever', 'name the person or the thing'],
  ['whosoever', 'name the person or the thing'],
  ['errand', 'journey or background task'],
  ['housekeeping', 'job'],
  ['waiting line', 'queue'],
  ['fair share', 'limit'],
  ['first wall', 'gate'],
  ['second wall', 'row-level security'],
  ['doorkeeper', 'gate'],
  ['rental contract', 'lease'],
])
