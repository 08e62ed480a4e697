import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import { moment, sent } from '../entities/shape.ts';

const key = z.string().min(1).max(512);
const keys = z.array(key).min(1).max(500);
const fileKind = z.enum(['audio', 'recording', 'image', 'video', 'document', 'data']);

/** A file that comes in pieces: all that is said of it is said with every one. */
const pieced = {
  key,
  kind: fileKind,
  /** Tells it from others of the same name; its sender makes it up. */
  upload: z.string().regex(/^[a-z0-9]{10,40}$/),
  size: z.number().int().min(1),
};

const mayView = { flinkMake: { activities: { view: true } } } as const;
const mayEdit = { flinkMake: { activities: { edit: true } } } as const;

/** What is said of files that are not somebody's business. */
const NOT_THEIRS = ['files.badKey', 'files.notYours', 'files.notOfYourActivity'] as const;

/** What is said of bytes that may not be kept. */
const BYTES_REFUSED = [
  'files.tooLarge',
  'files.typeNotAllowed',
  'files.emptyFile',
  'files.pictureTooLarge',
  'files.pictureBroken',
  'files.pdfActs',
  'files.filmTooLong',
  'files.captions',
  'files.clip',
] as const;

/** Spec 3 §7.4 sends it along; there is one store, in which a key says everything. */
const anyBucket = { uploadBucket: z.union([z.string().max(200), z.boolean()]).optional() };

export const filesCalls = {
  signedUrl: defineCall({
    method: 'POST',
    path: '/api/common/signed-url',
    summary: 'A link of limited life to upload or download one file',
    // To upload takes the permission to edit.
    access: mayView,
    body: z.discriminatedUnion('action', [
      sent({
        action: z.literal('upload'),
        key,
        kind: fileKind,
        /** Say it: a bucket has no other limit until the upload is confirmed. */
        size: z.number().int().positive().optional(),
      }),
      sent({ action: z.literal('download'), key, downloadName: z.string().max(200).optional() }),
    ]),
    reply: z.object({
      success: z.literal(true),
      url: z.string(),
      method: z.enum(['PUT', 'GET']),
      headers: z.record(z.string(), z.string()),
    }),
    errors: [...NOT_THEIRS, 'files.notFound', 'files.tooLarge', 'files.emptyFile', 'files.tooMuchToday'],
  }),
  confirmUpload: defineCall({
    method: 'POST',
    path: '/api/utils/confirm-upload',
    summary: 'Checks type and size of a file that was uploaded past the server; a wrong one is deleted',
    access: mayEdit,
    body: sent({ key, kind: fileKind }),
    reply: z.object({ success: z.literal(true), contentType: z.string(), size: z.number().int() }),
    errors: [...NOT_THEIRS, 'files.notFound', ...BYTES_REFUSED],
  }),
  nextPiece: defineCall({
    method: 'POST',
    path: '/api/utils/next-piece',
    summary: 'How much of a file that is sent in pieces is there, and a link for the next one',
    perMinute: 900,
    access: mayEdit,
    body: sent(pieced),
    reply: z.object({
      success: z.literal(true),
      from: z.number().int(),
      /** Null when all of it is there. */
      link: z
        .object({
          url: z.string(),
          method: z.literal('PUT'),
          headers: z.record(z.string(), z.string()),
          bytes: z.number().int(),
        })
        .nullable(),
    }),
    errors: [
      ...NOT_THEIRS,
      'files.tooLarge',
      'files.emptyFile',
      'files.tooManyUploads',
      'files.tooMuchToday',
    ],
  }),
  joinPieces: defineCall({
    method: 'POST',
    path: '/api/utils/join-pieces',
    summary: 'Makes one file of its pieces and checks its type and size; a wrong one is deleted',
    perMinute: 300,
    access: mayEdit,
    body: sent(pieced),
    reply: z.object({ success: z.literal(true), contentType: z.string(), size: z.number().int() }),
    errors: [...NOT_THEIRS, 'files.notFound', ...BYTES_REFUSED],
  }),
  listFilesInFolder: defineCall({
    method: 'POST',
    path: '/api/utils/list-files-in-folder',
    summary: 'Files and folders directly below a folder',
    access: mayView,
    whileViewing: 'answered',
    body: sent({ folder: z.string().max(512), cursor: z.string().max(2000).optional(), ...anyBucket }),
    reply: z.object({
      success: z.literal(true),
      files: z.array(z.object({ key: z.string(), size: z.number().int(), lastModified: moment })),
      folders: z.array(z.string()),
      cursor: z.string().nullable(),
    }),
    errors: NOT_THEIRS,
  }),
  copyFiles: defineCall({
    method: 'POST',
    path: '/api/utils/copy-files',
    summary: 'Copies files within the store',
    access: mayEdit,
    body: sent({
      items: z
        .array(sent({ from: key, to: key }))
        .min(1)
        .max(500),
      ...anyBucket,
    }),
    reply: z.object({ success: z.literal(true), copied: z.number().int() }),
    errors: [...NOT_THEIRS, 'files.notFound', 'files.tooMuchToday'],
  }),
  deleteFiles: defineCall({
    method: 'POST',
    path: '/api/utils/delete-files',
    summary: 'Deletes files; what is already gone is not an error',
    access: mayEdit,
    body: sent({ keys, ...anyBucket }),
    reply: z.object({ success: z.literal(true) }),
    errors: NOT_THEIRS,
  }),
};

/** The embedded store's own links; the token in them is the permission. */
export const signedFileCalls = {
  uploadFile: defineCall({
    method: 'PUT',
    path: '/api/files/upload/{token}',
    summary: 'Takes the bytes of a signed upload',
    access: OPEN,
    rawBody: true,
    params: sent({ token: z.string().max(4000) }),
    reply: z.object({
      success: z.literal(true),
      key: z.string(),
      contentType: z.string(),
      size: z.number().int(),
    }),
    errors: [
      'files.linkInvalid',
      'files.linkExpired',
      'files.linkUsed',
      'files.readFailed',
      ...BYTES_REFUSED,
    ],
  }),
  downloadFile: defineCall({
    method: 'GET',
    path: '/api/files/download/{token}/{name}',
    summary: 'Sends the bytes of a signed download, also in ranges',
    access: OPEN,
    params: sent({ token: z.string().max(4000), name: z.string().max(400) }),
    reply: { raw: 'application/octet-stream' },
    alsoAnswers: [206, 304],
    errors: ['files.linkInvalid', 'files.linkExpired', 'files.notFound', 'files.rangeNotSatisfiable'],
  }),
};
