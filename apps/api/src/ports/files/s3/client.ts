import { S3Client } from '@aws-sdk/client-s3';

export interface S3Settings {
  readonly bucket: string;
  /** For services other than AWS; null means AWS itself. */
  readonly endpoint: string | null;
}

const CONNECT_MS = 5_000;
const SILENT_MS = 30_000;

/** Region and credentials come from the usual AWS variables, files or roles. */
export function s3Client({ endpoint }: S3Settings): S3Client {
  return new S3Client({
    // Other services take any region; without one the SDK refuses to start.
    ...(endpoint === null
      ? {}
      : { endpoint, forcePathStyle: true, region: process.env.AWS_REGION ?? 'us-east-1' }),
    // The SDK's default adds checksums in trailers that other services reject, and one of the empty body to
    // signed uploads, which then fit no file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  });
}
