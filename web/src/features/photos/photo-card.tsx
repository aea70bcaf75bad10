import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { logFailure } from '../../platform/log.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { photoQuery } from './api.ts'
import styles from './components/photo-card.module.css'
import { usePhotoUpload } from './use-photo-upload.ts'

interface PhotoCardProps {
  propertyId: string
  userId: string
  address: string
  /** Shown if there is no photo. */
  drawing: ReactNode
}

/** The part of a property’s screen that shows the photo, or a drawing and the upload button. */
export function PhotoCard({ propertyId, userId, address, drawing }: PhotoCardProps) {
  const { data: url, error } = useQuery(photoQuery(propertyId, userId))
  useEffect(() => {
    if (error) logFailure('Failed to load the photo')
  }, [error])
  const { progress, upload } = usePhotoUpload(propertyId, userId)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const inputRef = useRef<HTMLInputElement>(null)
  const isUploading = progress !== undefined
  const photo = url && url !== brokenUrl ? url : null

  return (
    <Card
      title="Property Photo"
      className={styles.card}
      aside={
        <Button size="small" disabled={isUploading} onClick={() => inputRef.current?.click()}>
          {isUploading ? 'Uploading...' : 'Upload'}
        </Button>
      }
    >
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label="Property photo"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The input is cleared, so that the same file can be selected again.
          currentTarget.value = ''
          if (file) upload(file)
        }}
      />
      {isUploading && (
        <progress className={styles.progress} aria-label="Uploading the photo" max={1} value={progress} />
      )}
      {photo ? (
        <img
          className={styles.photo}
          src={photo}
          alt={`The property at ${address}`}
          onError={() => setBrokenUrl(photo)}
        />
      ) : (
        <div className={styles.none}>
          {drawing}
          <p className={styles.title}>No Photo Available</p>
          <p className={styles.hint}>Click "Upload" to add a property photo</p>
        </div>
      )}
    </Card>
  )
}
