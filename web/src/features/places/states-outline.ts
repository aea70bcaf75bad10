import { geoJSON, type Map as LeafletMap } from 'leaflet'
import { feature } from 'topojson-client'
import atlas from 'us-atlas/states-10m.json'

type Topology = Parameters<typeof feature>[0]

/** Draws the outlines of the states, by the US Census Bureau, which need no network. */
export function drawStates(map: LeafletMap, className: string) {
  // JSON is typed by its values, which know neither which word is which nor that a pair has two.
  const topology = atlas as unknown as Topology
  const states = topology.objects.states
  if (!states) return
  geoJSON(feature(topology, states), {
    interactive: false,
    style: { className, weight: 1, fillOpacity: 1 },
    attribution: 'Outlines: US Census Bureau',
  }).addTo(map)
}
