import { escapeRules } from './rules/escapes.mjs'
import { featureRules } from './rules/features.mjs'
import { hiddenInputRules } from './rules/hidden-inputs.mjs'
import { lockfileRules } from './rules/lockfile.mjs'
import { nameRules } from './rules/names.mjs'
import { sizeRules } from './rules/size.mjs'
import { sqlRules } from './rules/sql.mjs'

export const structureRules = [
  ...nameRules,
  ...featureRules,
  ...sizeRules,
  ...hiddenInputRules,
  ...sqlRules,
  ...escapeRules,
  ...lockfileRules,
]
