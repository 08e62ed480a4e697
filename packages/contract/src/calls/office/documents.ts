import { z } from 'zod';
import { type Call, defineCall } from '../../call.ts';
import { id, sent } from '../../entities/shape.ts';
import { documents } from '../../resources/documents.ts';
import { resourceCalls } from '../../resources/kit/resource-calls.ts';

const managed = resourceCalls(documents);

/** Everybody who works here may read them; who manages them may too. */
const mayRead = { admin: { 'view-documents': { view: true } } } as const;

/** Spec 3 §7.3: the file is sent by PUT to the link that comes with the answer. */
const withUploadUrl = <C extends Call<undefined, undefined, z.ZodType, z.ZodType>>(call: C) => ({
  ...call,
  reply: z.intersection(call.reply as C['reply'], z.object({ uploadUrl: z.string() })),
});

const link = z.object({ success: z.literal(true), link: z.string() });

export const documentsCalls = {
  ...managed,
  documentsAdd: withUploadUrl(managed.documentsAdd),
  documentsEdit: withUploadUrl(managed.documentsEdit),
  documentsList: { ...managed.documentsList, access: mayRead },
};

export const documentReadingCalls = {
  documentsView: defineCall({
    method: 'GET',
    path: '/api/admin/documents/view/{id}',
    summary: 'A link that shows a document',
    access: mayRead,
    params: sent({ id }),
    reply: link,
    errors: ['notFound'],
  }),
  documentsDownload: defineCall({
    method: 'GET',
    path: '/api/admin/documents/download/{id}',
    summary: 'A link that saves a document under its name',
    access: mayRead,
    params: sent({ id }),
    reply: link,
    errors: ['notFound'],
  }),
};
