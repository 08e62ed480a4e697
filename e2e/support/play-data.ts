import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import type { Page } from '@playwright/test';

type PlayData = ReplyOf<Calls['playData']>['data'];

/** Lets the learner's area open with what the server says and one thing changed: what takes days to come by itself. */
export async function changePlayData(page: Page, change: (data: PlayData) => PlayData): Promise<void> {
  await page.route('**/api/flink-play/get-data*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: PlayData };
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
}
