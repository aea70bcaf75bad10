/** The component of a property with the earliest forecast date, which is to be replaced next. */
export interface NextReplacement {
  readonly componentId: string
  readonly type: string
  readonly forecastOn: string
  /** Null for a component that belongs to the whole property. */
  readonly unitNumber: string | null
}

interface NextColumns extends Omit<NextReplacement, 'componentId' | 'unitNumber'> {
  readonly componentId: string | null
  readonly nextUnitNumber: string | null
}

export const presentNextReplacement = ({ componentId, type, forecastOn, nextUnitNumber }: NextColumns) =>
  componentId === null ? undefined : { componentId, type, forecastOn, unitNumber: nextUnitNumber }
