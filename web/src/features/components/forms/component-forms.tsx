import { productFacts } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { type HomeComponent, inWords, titleOf, typeOf } from '../home-component.ts'
import { type ComponentCategory, useComponentWrites } from '../use-component-writes.ts'
import { AgeHint } from './age-hint.tsx'
import { blankDraft, optionFacts, replacementOf, specsOf, textFacts } from './component-draft.ts'
import { ComponentForm } from './component-form.tsx'
import { applianceOptions, isStructure, structureOptions } from './type-options.ts'

interface OpenFormProps {
  today: PlainDate
  onClose: () => void
}

interface AddFormProps extends OpenFormProps {
  propertyId: string
  category: ComponentCategory
  /** The unit of an appliance in a multifamily property. Null otherwise. */
  unitId: string | null
  /** The age of the home, from which the form suggests the age of a structure. */
  homeAgeYears?: number
}

export function AddComponentForm({
  propertyId,
  category,
  unitId,
  homeAgeYears,
  today,
  onClose,
}: AddFormProps) {
  const writes = useComponentWrites(propertyId)
  return (
    <ComponentForm
      title={`Add ${category === 'appliance' ? 'an appliance' : 'a structure'}`}
      save={`Add ${category}`}
      saving="Adding..."
      initial={blankDraft}
      fields={['type', 'ageYears', 'installedOn', 'ageSource', ...textFacts, ...optionFacts]}
      types={category === 'appliance' ? applianceOptions : structureOptions}
      ageHint={(type, use) =>
        homeAgeYears !== undefined &&
        isStructure(type) && <AgeHint type={type} homeAgeYears={homeAgeYears} onUse={use} />
      }
      today={today}
      writes={writes}
      onSave={async (draft) => {
        if (await writes.add(category, draft, unitId)) onClose()
      }}
      onCancel={onClose}
    />
  )
}

interface ChangeFormProps extends OpenFormProps {
  component: HomeComponent
}

/**
 * The form for the facts that the edit form does not have. The edit form, which Update opens, has age, cost and date.
 */
export function SpecsForm({ component, today, onClose }: ChangeFormProps) {
  const writes = useComponentWrites(component.propertyId)
  return (
    <ComponentForm
      title={`Specs of this ${inWords(component)}`}
      hint="The estimate follows its kind and condition. What you set yourself stays."
      save="Save specs"
      saving="Saving..."
      initial={specsOf(component, typeOf(component))}
      fields={[...textFacts, ...optionFacts]}
      today={today}
      writes={writes}
      onSave={async (draft) => {
        if (await writes.describe(component, draft)) onClose()
      }}
      onCancel={onClose}
    />
  )
}

/**
 * The form that records a replacement. The forecast starts again with the new component, and the old one stays in the
 * history.
 */
export function ReplaceComponentForm({ component, today, onClose }: ChangeFormProps) {
  const writes = useComponentWrites(component.propertyId)
  return (
    <ComponentForm
      title={`${titleOf(component)} replaced`}
      hint="We track the new one from that day. The old one stays in the history."
      save="Record replacement"
      saving="Recording..."
      initial={replacementOf(typeOf(component), today)}
      fields={['installedOn', 'costDollars', ...textFacts, ...productFacts, 'cause', 'reason']}
      today={today}
      writes={writes}
      onSave={async (draft) => {
        if (await writes.replace(component, draft)) onClose()
      }}
      onCancel={onClose}
    />
  )
}
