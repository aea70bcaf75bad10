import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function LandingScreen() {
  return <ButtonLink to={paths.login}>Get Started</ButtonLink>
}
