/** The home or the component of a screen, by its path. */
export interface ShownPlace {
  propertyId: string
  applianceId?: string
  /** The subject of a question that does not name one. */
  subject: string
}

const propertyPath = /^\/property\/([^/]+)(?:\/part\/([^/]+))?/

export function placeOn(pathname: string): ShownPlace | undefined {
  const [, propertyId, applianceId] = propertyPath.exec(pathname) ?? []
  if (propertyId === undefined) return undefined
  return applianceId === undefined
    ? { propertyId, subject: 'About the home on this screen' }
    : { propertyId, applianceId, subject: 'About the part on this screen' }
}
