export function PortfolioScreen() {
  return <h1>Portfolio</h1>
}
