type Environment = {
  FILES_S3_BUCKET?: string | undefined
  FILES_S3_ENDPOINT?: string | undefined
  FILES_S3_REGION: string
  FILES_S3_ACCESS_KEY_ID?: string | undefined
  FILES_S3_SECRET_ACCESS_KEY?: string | undefined
  FILES_S3_SECONDS: number
}

/** The bucket that is configured: wholly, or not at all. */
export function bucketOf(env: Environment) {
  const { FILES_S3_BUCKET: name, FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = env
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!name && !endpoint && !accessKeyId && !secretAccessKey) return undefined
  if (!name || !accessKeyId || !secretAccessKey)
    throw new Error(
      'A bucket needs FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY; set what is missing, or none of FILES_S3_*.',
    )
  return { name, endpoint, region, accessKeyId, secretAccessKey, timeoutMs: env.FILES_S3_SECONDS * 1000 }
}
export type BucketSettings = NonNullable<ReturnType<typeof bucketOf>>
