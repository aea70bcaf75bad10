import { applianceTypes, structureTypes } from '@home-pulse/contract/vocabulary'
import type { AskedComponent } from '../../components/asked-component.ts'
import { blankForm, type FormAction, type PortfolioForm, reduceForm } from './form-state.ts'

/**
 * Returns a form with one home. It contains the component that the visitor entered in the calculator before the
 * sign-up.
 */
export function formWith({ type, ageYears, state }: AskedComponent): PortfolioForm {
  const form = blankForm()
  const property = form.properties[0]?.key ?? 1
  const part = form.nextKey
  const structure = structureTypes.find((known) => known === type)
  const appliance = applianceTypes.find((known) => known === type)
  const actions: FormAction[] = [{ type: 'propertyEdited', property, change: { state } }]
  if (structure)
    actions.push(
      { type: 'structureAdded', property },
      { type: 'structureEdited', property, structure: part, change: { type: structure, ageYears } },
    )
  else if (appliance)
    actions.push(
      { type: 'applianceAdded', property },
      { type: 'applianceEdited', property, appliance: part, change: { type: appliance, ageYears } },
    )
  return { ...actions.reduce(reduceForm, form), added: null }
}
