import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { listedWork, workData, workFile, workFileName, workVersion } from '../../entities/learner-work.ts';
import { id, sent } from '../../entities/shape.ts';
import { MOST_PICTURES } from '../../rules/play/work-limits.ts';

const params = sent({ activityId: id });

/** The work of those who are signed in, unless another is named that they may read. */
const ofWork = sent({ workId: id.optional() });

/** Room for every letter written as an escape, and for its marks. */
const LARGEST_BODY = 1_500_000;

/**
 * Spec 2 §7. A work belongs to those who made it together; adults of their families and the teachers of these may read
 * it, nobody else.
 */
export const learnerWorkCalls = {
  learnerActivityData: defineCall({
    method: 'GET',
    path: '/api/flink-play/learner-activity-data/{activityId}',
    summary: 'What the signed-in learners made in an activity, or a work that they, or a teacher, may read',
    access: 'signedIn',
    whileViewing: 'private',
    params,
    query: ofWork,
    /** Without a work `data` is null, and a first save names version 0. */
    reply: z.object({
      success: z.literal(true),
      workId: id.nullable(),
      data: workData.nullable(),
      version: workVersion,
    }),
    errors: ['access.denied', 'notFound'],
  }),
  saveLearnerActivityData: defineCall({
    method: 'PUT',
    path: '/api/flink-play/learner-activity-data/{activityId}',
    summary:
      'Keeps what the signed-in learners made; refused when another device has saved since that version',
    access: 'learner',
    tenant: { 'body.learnerIds': 'learner' },
    bodyLimit: LARGEST_BODY,
    params,
    body: sent({
      /** Who made it, when it was made: what waited on a device for others than those who are signed in is refused. */
      learnerIds: z.array(id).min(1).max(3),
      data: workData,
      version: workVersion,
    }),
    reply: z.object({ success: z.literal(true), version: workVersion }),
    errors: ['access.denied', 'play.activityNotFound', 'work.changed'],
  }),
  learnerActivityAssets: defineCall({
    method: 'GET',
    path: '/api/flink-play/learner-activity-assets/{activityId}',
    summary: 'The files of a work with addresses that expire',
    access: 'signedIn',
    whileViewing: 'private',
    params,
    query: ofWork,
    reply: z.object({ success: z.literal(true), files: z.array(workFile) }),
    errors: ['access.denied', 'notFound'],
  }),
  uploadLearnerActivityAsset: defineCall({
    method: 'POST',
    path: '/api/flink-play/learner-activity-assets/{activityId}',
    summary: 'Takes a recording (mp3) or a picture of the signed-in learners',
    access: 'learner',
    rawBody: true,
    params,
    query: sent({ filename: workFileName }),
    perMinute: 60,
    reply: z.object({ success: z.literal(true), filename: z.string(), url: z.string() }),
    errors: [
      'access.denied',
      'play.activityNotFound',
      'work.tooManyFiles',
      'files.tooLarge',
      'files.typeNotAllowed',
      'files.emptyFile',
      'files.pictureTooLarge',
      'files.pictureBroken',
      'files.readFailed',
    ],
  }),
  deleteLearnerActivityAssets: defineCall({
    method: 'DELETE',
    path: '/api/flink-play/learner-activity-assets/{activityId}',
    summary: 'Deletes files of the own work; what is already gone is not an error',
    access: 'learner',
    params,
    query: sent({
      filename: z.union([workFileName.transform((one) => [one]), z.array(workFileName).max(50)]),
    }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['access.denied'],
  }),
  copyToLearnerActivity: defineCall({
    method: 'POST',
    path: '/api/flink-play/learner-activity-assets/{activityId}/copy',
    summary: 'Copies pictures of the activity into the own work',
    access: 'learner',
    params,
    body: sent({
      items: z
        .array(
          sent({
            srcKey: z.string().min(1).max(512),
            /** There is one store. */
            uploadBucket: z.string().max(200).optional(),
            filename: workFileName,
          }),
        )
        .min(1)
        .max(MOST_PICTURES),
    }),
    reply: z.object({ success: z.literal(true), files: z.array(workFile) }),
    errors: [
      'access.denied',
      'play.activityNotFound',
      'work.tooManyFiles',
      'files.badKey',
      'files.notFound',
      'files.typeNotAllowed',
    ],
  }),
  learnerWorks: defineCall({
    method: 'GET',
    path: '/api/flink-play/learner-works',
    summary: 'What was made by those whose works the person may read, the latest first',
    access: 'signedIn',
    whileViewing: 'private',
    /** Of one of them only. */
    query: sent({ learnerId: id.optional() }),
    reply: z.object({ success: z.literal(true), data: z.array(listedWork) }),
    errors: [],
  }),
};
