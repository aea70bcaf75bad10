import { maxPhotoBytes } from '@home-pulse/contract/upload-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { putBytes } from '../../platform/calls/put-bytes.ts'
import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { createPhoto, photoQuery } from './api.ts'

/** Uploads the photo of a property, and reports the progress. */
export function usePhotoUpload(propertyId: string, userId: string) {
  const queries = useQueryClient()
  const { mutateAsync: upload } = useSingleMutation({
    mutationFn: async (file: File) => {
      setProgress(0)
      await send(file)
      setProgress(undefined)
    },
  })
  /** The sent fraction of the photo, from 0 to 1. Undefined when no upload is running. */
  const [progress, setProgress] = useState<number>()

  async function send(file: File) {
    if (file.size > maxPhotoBytes)
      return toast.error(
        'Failed to upload image',
        `A photo may have at most ${maxPhotoBytes / 1024 / 1024} MB.`,
      )
    const begun = await createPhoto({
      params: { id: propertyId, customerId: userId },
      body: { fileName: file.name },
    })
    if (!begun.ok) return toast.error('Failed to prepare image upload')
    if (!begun.data.imageUrl) return toast.error('No upload URL received')
    const kept = await putBytes(begun.data.imageUrl, file, {
      contentType: file.type,
      onProgress: setProgress,
    })
    if (!kept.ok) return toast.error('Failed to upload image', kept.problem?.message)
    toast.success('Image uploaded successfully')
    await queries.invalidateQueries({ queryKey: photoQuery(propertyId, userId).queryKey })
  }

  return { progress, upload }
}
