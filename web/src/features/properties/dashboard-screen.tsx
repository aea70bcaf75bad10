export function DashboardScreen() {
  return <h1>Dashboard</h1>
}
