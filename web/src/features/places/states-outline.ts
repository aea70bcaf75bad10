import { geoJSON, type Map as LeafletMap } from 'leaflet'
import { feature } from 'topojson-client'
import atlas from 'us-atlas/states-10m.json'

type Topology = Parameters<typeof feature>[0]

/**
 * Draws the outlines of the states. The data of the outlines (US Census Bureau) is part of the app, so no other server
 * is needed.
 */
export function drawStates(map: LeafletMap, className: string) {
  // The cast is needed, because TypeScript types JSON too widely: strings instead of literals, arrays instead of pairs.
  const topology = atlas as unknown as Topology
  const states = topology.objects.states
  if (!states) return
  geoJSON(feature(topology, states), {
    interactive: false,
    style: { className, weight: 1, fillOpacity: 1 },
    attribution: 'Outlines: US Census Bureau',
  }).addTo(map)
}
