import { type ComponentFact, componentFacts, productFacts } from '@home-pulse/contract/component-facts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { useReducer } from 'react'
import { expect, test } from 'vitest'
import { anAppliance } from '../../../test/components.ts'
import { InRouter } from '../../../test/in-router.tsx'
import { render, screen } from '../../../test/render.tsx'
import { capitalize } from '../../platform/format.ts'
import { optionFacts, specsOf, specsToWire, textFacts } from '../components/forms/component-draft.ts'
import { ComponentForm } from '../components/forms/component-form.tsx'
import { AppliancesFields } from './components/portfolio-form/appliances-fields.tsx'
import { homeColumns } from './csv/home-fields.ts'
import { blankForm, reduceForm } from './portfolio-form/form-state.ts'
import { toSubmission } from './portfolio-form/to-submission.ts'

// The tests run for every entry of `componentFacts`. So a new fact is tested without a change in this file.

function exampleOf(name: keyof typeof componentFacts): string {
  const { options }: ComponentFact = componentFacts[name]
  return options?.[0] ?? ` ${name} 1 `
}
const fill = (name: keyof typeof componentFacts) =>
  fireEvent.change(screen.getByLabelText(capitalize(componentFacts[name].title)), {
    target: { value: exampleOf(name) },
  })

const offline = new QueryClient({ defaultOptions: { queries: { enabled: false } } })

function WholeHomeForm({ onChange }: { onChange: (sent: unknown) => void }) {
  const [form, dispatch] = useReducer(reduceForm, undefined, () =>
    reduceForm(blankForm(), { type: 'applianceAdded', property: 1 }),
  )
  const [property] = form.properties
  onChange(toSubmission(form)[0]?.appliances)
  return (
    <AppliancesFields property={1} appliances={property?.appliances ?? []} added={null} dispatch={dispatch} />
  )
}

test('the form for whole homes has a field for each fact of a product, and sends what was typed', () => {
  let sent: unknown
  render(<WholeHomeForm onChange={(appliances) => (sent = appliances)} />)
  fireEvent.change(screen.getByLabelText('Appliance'), { target: { value: 'stove' } })
  expect(sent).toEqual({ stove: { age: 0 } })
  for (const name of productFacts) fill(name)
  const product = Object.fromEntries(productFacts.map((name) => [name, exampleOf(name).trim()]))
  expect(sent).toEqual({ stove: { age: 0, ...product } })
})

test('the form of a component has a field for each fact except the variant and the age source, and sends what was typed', () => {
  const stove = anAppliance()
  let sent: object | undefined
  const facts = [...textFacts, ...optionFacts]
  render(
    <InRouter>
      <QueryClientProvider client={offline}>
        <ComponentForm
          title="Specs"
          save="Save"
          saving="Saving"
          initial={specsOf(stove, 'stove')}
          fields={facts}
          today="2026-11-21"
          // The cast is safe, because the form reads only these two fields of `writes`.
          writes={{ isBusy: false, problem: null } as never}
          onSave={(draft) => (sent = specsToWire(draft))}
          onCancel={() => {}}
        />
      </QueryClientProvider>
    </InRouter>,
  )
  for (const name of facts) fill(name)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toMatchObject(Object.fromEntries(facts.map((name) => [name, exampleOf(name)])))
  expect(facts.length + ['variant', 'ageSource'].length).toBe(Object.keys(componentFacts).length)
})

test('the CSV import offers a column for each fact of a product', () => {
  const columns = productFacts.map((name) => `water_heater_${componentFacts[name].column}`)
  expect(homeColumns).toEqual(expect.arrayContaining(columns))
})
