/** The home or the component that a screen shows. */
export interface ShownItem {
  propertyId: string
  applianceId?: string
  /** Shown above the chat. It says what a question refers to if the question names no home and no component. */
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
