// Facts that an owner can give about one component. No zod here, as in vocabulary.ts, and apart from it, so that the landing page loads less.

/** How worn a component is for its age, the best first. */
export const conditions = ['excellent', 'good', 'fair', 'poor'] as const
export type Condition = (typeof conditions)[number]

/** How an owner knows the age of a component, the surest first. */
export const ageSources = ['receipt', 'label', 'previous_owner', 'guess'] as const
export type AgeSource = (typeof ageSources)[number]

/** Why a component was replaced. `elective`: it still worked. */
export const removalCauses = ['failed', 'elective'] as const
