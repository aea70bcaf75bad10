import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { useId } from 'react'
import { type Status, statuses, statusWords } from '../feedback/status.ts'
import styles from './house-section.module.css'

/** The SVG path of each component type in the drawing of the house. */
const outlines: Record<ComponentType, string> = {
  roof: 'M62 104 200 26l138 78',
  driveway: 'M370 222h66',
  refrigerator: 'M92 164h28v58H92Zm0 22h28M97 172v6M97 192v10',
  stove: 'M126 184h32v38h-32Zm0 10h32M132 189h0M139 189h0M146 189h0M153 189h0M132 202h20v14h-20Z',
  dishwasher: 'M164 184h30v38h-30Zm0 9h30M174 188.500h10M179 201v12',
  washer: 'M214 118h30v32h-30Zm15 8a9 9 0 1 1-.1 0ZM219 122h4',
  dryer: 'M250 118h30v32h-30Zm15 9a8 8 0 1 1-.1 0M255 122h4M261 135h8',
  water_heater: 'M222 176c0-8 24-8 24 0v40c0 8-24 8-24 0ZM230 170v-14M238 170v-14M230 212h8',
  furnace: 'M260 170h34v52h-34Zm6 8h22M266 184h22M266 190h22M277 170v-14M270 214h14',
  ac_unit: 'M322 194h32v28h-32Zm16 5a9 9 0 1 1-.1 0m0 4v10m-5-5h10',
}

/** The component types that are drawn as one thick line. */
const surfaces = new Set<ComponentType>(['roof', 'driveway'])

// `keysOf` would do the same, but it is in `objects.ts`, which the landing page should not load.
const order = Object.keys(outlines) as ComponentType[]

interface HouseSectionProps {
  components: readonly { type: ComponentType; status: Status }[]
}

/**
 * A drawing of a house in cross-section. Each component has the color of its status. Of two components of one type, the
 * more urgent status is shown.
 */
export function HouseSection({ components }: HouseSectionProps) {
  const skyId = useId()
  const statusOf = (type: ComponentType): Status | undefined =>
    statuses.find((status) => components.some((part) => part.type === type && part.status === status))
  const recorded = order.filter((type) => statusOf(type))
  return (
    <svg
      className={styles.house}
      viewBox="0 0 460 250"
      role="img"
      aria-label={describeHouse(recorded.map((type) => [type, statusOf(type)]))}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <defs>
        <linearGradient id={skyId} x2="0" y2="1">
          <stop className={styles.sky} offset="0" />
          <stop className={styles.sky} offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="460" height="250" rx="12" fill={`url(#${skyId})`} />
      <path className={styles.line} d="M128 66V40h22v14" />
      <path className={styles.wall} d="M82 93 200 27l118 66v129H82Z" />
      <path className={styles.line} d="M82 152h236M204 152v70M204 152v-44M82 108h236" strokeWidth="1.500" />
      <path
        className={styles.line}
        d="M108 120h26v20h-26Zm13 0v20M150 120h26v20h-26Zm13 0v20"
        strokeWidth="1.500"
      />
      <path className={styles.line} d="M24 222h412" />
      <path className={styles.faint} d="M40 222c0-16 4-24 10-24s10 8 10 24M50 198v24" />
      {!statusOf('roof') && <path className={styles.line} d={outlines.roof} />}
      {recorded.map((type) => (
        <path
          key={type}
          className={styles[statusOf(type) ?? '']}
          d={outlines[type]}
          strokeWidth={surfaces.has(type) ? 6 : 2}
        />
      ))}
    </svg>
  )
}

function describeHouse(parts: [ComponentType, Status | undefined][]): string {
  if (parts.length === 0) return 'A house in section; nothing is recorded in it yet.'
  const words = parts.map(
    ([type, status]) => `${type.replaceAll('_', ' ')} ${status ? statusWords[status].toLowerCase() : ''}`,
  )
  return `The house in section: ${words.join(', ')}.`
}
