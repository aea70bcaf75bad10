import { useEffect } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { PropertiesTab } from './components/properties-tab.tsx'
import { ScreenTabs } from './components/screen-tabs.tsx'

/** The product and its assistant, as the dashboard's title carries both. */
const bothNames = 'Home Pulse AI · HomeBot'

export function DashboardScreen() {
  useEffect(() => {
    document.title = bothNames
  }, [])
  return (
    <>
      <PageHeader
        back={bothNames}
        title="Your Dashboard"
        subtitle="Manage your properties and tenant information."
      />
      <ScreenTabs
        label="Dashboard"
        value="properties"
        onChange={() => {}}
        tabs={[{ value: 'properties', label: 'Properties', panel: <PropertiesTab /> }]}
      />
    </>
  )
}
