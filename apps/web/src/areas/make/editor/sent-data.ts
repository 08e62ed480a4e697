import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';

/** Spec 3 §9: data above this comes as a file, and only its key is saved. */
const LARGEST_SENT_BYTES = 7_000_000;

/** What of the data goes with the call that saves it. */
export async function sentData(
  activityId: string,
  data: ActivityData,
  upload: (key: string, file: File) => Promise<void>,
): Promise<{ readonly data: ActivityData } | { readonly s3Key: string }> {
  const file = new File([JSON.stringify(data)], 'data.json', { type: 'application/json' });
  if (file.size <= LARGEST_SENT_BYTES) return { data };
  const s3Key = `activities/${activityId}/data-${crypto.randomUUID()}.json`;
  await upload(s3Key, file);
  return { s3Key };
}
