import {
  type ComponentType,
  componentTypes,
  type StateCode,
  stateCodes,
} from '@home-pulse/contract/vocabulary'

/** The component that a visitor asked the landing page's calculator about. */
export interface AskedComponent {
  type: ComponentType
  ageYears: number
  state: StateCode
}

const name = 'asked_part'

/** Stores the component in this tab, so that the tab still has it after sign-up and payment. */
export function storeAskedComponent(part: AskedComponent): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(part))
  } catch {
    // Without storage, the visitor must enter the component again.
  }
}

/** Returns the component that was last stored in this tab, or null if there is none. */
export function readAskedComponent(): AskedComponent | null {
  try {
    // The cast is safe, because the fields are checked below: an older version of the app may have stored this text.
    const { type, ageYears, state } = JSON.parse(
      sessionStorage.getItem(name) ?? '{}',
    ) as Partial<AskedComponent>
    const knownType = componentTypes.find((known) => known === type)
    const knownState = stateCodes.find((known) => known === state)
    if (!knownType || !knownState || !Number.isInteger(ageYears)) return null
    return { type: knownType, ageYears: Number(ageYears), state: knownState }
  } catch {
    return null
  }
}

/** Deletes the stored component. Call this function as soon as a form contains the component. */
export const forgetAskedComponent = (): void => sessionStorage.removeItem(name)
