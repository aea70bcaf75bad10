import { escapeRules } from './rules/escapes.mjs'
import { featureRules } from './rules/features.mjs'
import { hiddenInputRules } from './rules/hidden-inputs.mjs'
import { lockfileRules } from './rules/lockfile.mjs'
import { migrationRules } from './rules/migrations.mjs'
import { partRules } from './rules/parts.mjs'
import { sizeRules } from './rules/size.mjs'

export const structureRules = [
  ...featureRules,
  ...partRules,
  ...sizeRules,
  ...hiddenInputRules,
  ...migrationRules,
  ...escapeRules,
  ...lockfileRules,
]
