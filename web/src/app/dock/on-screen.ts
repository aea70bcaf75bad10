/** The home or the component that a screen shows. */
export interface ShownItem {
  propertyId: string
  applianceId?: string
  /** A text above the chat that names this home or component. A question that names neither refers to it. */
  subject: string
}

const propertyPath = /^\/property\/([^/]+)(?:\/part\/([^/]+))?/

export function readShownItem(pathname: string): ShownItem | undefined {
  const [, propertyId, applianceId] = propertyPath.exec(pathname) ?? []
  if (propertyId === undefined) return undefined
  return applianceId === undefined
    ? { propertyId, subject: 'About the home on this screen' }
    : { propertyId, applianceId, subject: 'About the part on this screen' }
}
