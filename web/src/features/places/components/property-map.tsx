import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import { drawMap } from '../draw-map.ts'
import type { MapPosition } from '../geocode.ts'
import styles from './location-card.module.css'

interface PropertyMapProps {
  place: MapPosition
  address: string
  propertyId: string
}

/** The map. It is in a separate file, so that Leaflet is loaded only when a map is shown. */
export function PropertyMap({ place, address, propertyId }: PropertyMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    return drawMap(ref.current, { place, address, propertyId, outlineClass: styles.outline ?? '' })
  }, [place, address, propertyId])
  return <div ref={ref} className={styles.map} role="application" aria-label={`Map of ${address}`} />
}
