/**
 * A forbidden word, as a regular expression, and the term of docs/glossary.md to use instead.
 * @typedef {{ readonly pattern: string, readonly use: string }} Synonym
 */

/**
 * Words that comments, test titles and documents may not use. Some words are forbidden in one meaning only. `contract`
 * is also the name of a folder, so it is forbidden only where it means a lease. `kind` is forbidden only where it means
 * a component type.
 * @type {readonly Synonym[]}
 */
export const synonyms = [
  { pattern: 'who(so)?ever', use: 'name the person or the thing' },
  { pattern: '(some|any|no|every)body', use: 'name the person or the thing' },
  { pattern: 'errands?', use: 'journey, request or background task' },
  { pattern: 'housekeeping', use: 'job' },
  { pattern: 'waiting lines?', use: 'queue' },
  { pattern: 'fair shares?', use: 'limit' },
  { pattern: 'walls?', use: 'gate or row-level security' },
  { pattern: 'doors?|doorkeepers?', use: 'endpoint or gate' },
  { pattern: 'crowds?', use: 'load' },
  {
    pattern:
      "(rental |tenants?['’]?s? )contract|contracts|(an?|their|his|her|earlier|latest|current|first|next|previous|running|new) contract(?! (route|file|schema|room))|contract['’]s (end|start)|contract (dates?|ends?|terms?)|(end|start)s? of (the|a|its|their) contract",
    use: 'lease',
  },
  { pattern: '(?<!ice )makers?|(one|a|same|each|which|their) make|makes? and models?', use: 'brand' },
  {
    pattern:
      '(component|appliance|structure) kinds?|kinds? of (an? )?(component|appliance|structure|property)s?',
    use: 'type',
  },
  { pattern: '(?<!small )talks?', use: 'conversation' },
  { pattern: '(mailed|payment|reset|weekly|welcome|confirmation|notice|deletion) letters?', use: 'email' },
  { pattern: 'mailed links?', use: 'email link' },
  { pattern: 'signed (links?|address(es)?)', use: 'signed URL' },
  { pattern: '(sign-in|known|new|unknown) places? of a (user|sign-in)|sign-in places?', use: 'device' },
  { pattern: 'kept answers?', use: 'cached response' },
  { pattern: 'entity tags?', use: 'ETag' },
  { pattern: 'an own', use: 'name the owner: custom, separate, of the customer' },
  { pattern: '(?<=, )also (if|after)', use: 'even if, including after' },
  { pattern: "(this|our) house|house['’]s own|house (rules?|style|words?)", use: 'project' },
]

/**
 * Words that the names of functions, types, classes and exports may not contain.
 * @type {readonly Synonym[]}
 */
export const nameSynonyms = [
  { pattern: 'whoever|whose|somebody|anybody|nobodys?|everybody', use: 'name the person or the thing' },
  { pattern: 'errands?|housekeeping', use: 'request, job or background task' },
  { pattern: 'walls?|doors?', use: 'gate, endpoint or row-level security' },
  { pattern: 'crowds?', use: 'load' },
  { pattern: 'contracts?', use: 'lease' },
  { pattern: 'makers?', use: 'brand, or a verb such as create' },
  { pattern: 'talks?', use: 'conversation' },
  { pattern: 'letters?', use: 'email' },
  { pattern: 'complain|complaints?', use: 'report or fail' },
]

/**
 * Names that may contain a forbidden word. It has another meaning there, or stored rows or API clients use the name.
 */
export const acceptedNames = new Set([
  // The word means an intent of HomeBot here: the message of a user who complains.
  'answerComplaint',
  // API clients and stored change histories use this operation id.
  'renewContract',
])
