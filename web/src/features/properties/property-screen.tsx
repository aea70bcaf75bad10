export function PropertyScreen() {
  return <h1>Property</h1>
}
