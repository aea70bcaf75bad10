import { control, icon, type Map as LeafletMap, map as makeMap, marker, tileLayer } from 'leaflet'
import iconUrl from 'leaflet/dist/images/marker-icon.png'
import iconRetinaUrl from 'leaflet/dist/images/marker-icon-2x.png'
import shadowUrl from 'leaflet/dist/images/marker-shadow.png'
import { config } from '../../platform/config.ts'
import type { MapPosition } from './geocode.ts'

/** The zoom of the map around a home (specification, row 10-18). */
const zoom = 15
/** The zoom when no tile loads: it shows a state among its neighbors. */
const outlineZoom = 5

const pin = icon({
  iconUrl,
  iconRetinaUrl,
  shadowUrl,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  popupAnchor: [1, -34],
  shadowSize: [41, 41],
})

interface MapOptions {
  place: MapPosition
  address: string
  propertyId: string
  /** The CSS class of the outline that replaces missing tiles. */
  outlineClass: string
}

/** Draws a map with one pin into an element. Returns a function that removes it. */
export function drawMap(element: HTMLElement, { place, address, propertyId, outlineClass }: MapOptions) {
  const map = makeMap(element, { scrollWheelZoom: false, zoomControl: false }).setView(place, zoom)
  control.zoom({ position: 'bottomleft' }).addTo(map)
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>')
  marker(place, { icon: pin, alt: `${address} on the map` })
    .bindPopup(popupOf(address, propertyId), { maxWidth: 230 })
    .addTo(map)

  let isGone = false
  let arrived = 0
  const tiles = tileLayer(config.tilesUrl, {
    attribution: config.mapAttribution,
    maxZoom: 19,
    // OpenStreetMap's tile servers require a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  tiles.on('tileload', () => {
    arrived += 1
  })
  const showStates = async () => {
    if (isGone || arrived > 0) return
    tiles.remove()
    const outline = await import('./states-outline.ts')
    if (isGone) return
    map.setView(place, outlineZoom, { animate: false })
    outline.drawStates(map, outlineClass)
  }
  // All tiles have loaded or failed. Leaflet still uses the layer right after this event, so `showStates` runs a moment
  // later.
  tiles.on('load', () => setTimeout(showStates))
  tiles.addTo(map)

  return () => {
    isGone = true
    remove(map)
  }
}

function remove(map: LeafletMap) {
  map.closePopup()
  map.remove()
}

function popupOf(address: string, propertyId: string): HTMLElement {
  const words = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = address
  const id = document.createElement('span')
  id.textContent = `Property #${propertyId}`
  words.append(title, document.createElement('br'), id)
  return words
}
