import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ByteSource } from '../download/byte-source.ts';
import type { FileInfo } from '../port.ts';

/** What one object says of itself; `name` is its full name in the bucket. */
export type ObjectInfo = Omit<FileInfo, 'key'>;

const CODES: Readonly<Record<string, 'files.notFound' | 'files.rangeNotSatisfiable' | 'request.invalid'>> = {
  NoSuchKey: 'files.notFound',
  NotFound: 'files.notFound',
  InvalidRange: 'files.rangeNotSatisfiable',
  InvalidArgument: 'request.invalid',
};

function translated(error: unknown): unknown {
  const code = error instanceof S3ServiceException ? CODES[error.name] : undefined;
  return code === undefined ? error : new AppError(code, { cause: error });
}

/** Runs a call to the bucket; its own words for "not there" become ours. */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw translated(error);
  }
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'PreconditionFailed';
}

function infoOf(output: HeadObjectCommandOutput | GetObjectCommandOutput, size: number): ObjectInfo {
  return {
    size,
    contentType: output.ContentType ?? 'application/octet-stream',
    etag: (output.ETag ?? '').replace(/^W\//, '').replaceAll('"', ''),
    lastModified: output.LastModified ?? new Date(0),
  };
}

export interface OpenedObject extends ObjectInfo {
  readonly range: { readonly start: number; readonly end: number } | null;
  readonly stream: Readable;
}

/** The few things we ask of a bucket, by full object name. */
export function s3Objects(client: S3Client, bucket: string) {
  async function head(name: string): Promise<ObjectInfo> {
    const output = await asking(client.send(new HeadObjectCommand({ Bucket: bucket, Key: name })));
    return infoOf(output, output.ContentLength ?? 0);
  }

  async function get(name: string, range?: string, ifMatch?: string): Promise<OpenedObject> {
    const output = await asking(
      client.send(
        new GetObjectCommand({ Bucket: bucket, Key: name, Range: range, IfMatch: ifMatch && `"${ifMatch}"` }),
      ),
    );
    if (!(output.Body instanceof Readable)) throw new TypeError('the bucket sent no stream');
    const [, start, end, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(output.ContentRange ?? '') ?? [];
    return {
      ...infoOf(output, Number(total ?? output.ContentLength ?? 0)),
      range: start && end ? { start: Number(start), end: Number(end) } : null,
      stream: output.Body,
    };
  }

  /** Reads fail when the object is no longer the one that was looked at first. */
  function source(name: string, { size, etag }: ObjectInfo): ByteSource {
    return {
      size,
      read: async (start, length) => {
        const end = Math.min(size, start + length) - 1;
        if (end < start) return new Uint8Array();
        const { stream } = await get(name, `bytes=${start}-${end}`, etag);
        return Buffer.concat(await stream.toArray());
      },
      stream: async function* () {
        yield* (await get(name, undefined, etag)).stream;
      },
    };
  }

  async function put(
    name: string,
    body: Uint8Array | Readable,
    size: number,
    contentType: string,
  ): Promise<void> {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: name,
        Body: body,
        ContentLength: size,
        ContentType: contentType,
      }),
    );
  }

  async function copy(from: string, to: string, as?: { contentType: string; etag: string }): Promise<void> {
    const CopySource = `${bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
    await asking(
      client.send(
        new CopyObjectCommand({
          Bucket: bucket,
          Key: to,
          CopySource,
          ...(as && {
            CopySourceIfMatch: `"${as.etag}"`,
            MetadataDirective: 'REPLACE',
            ContentType: as.contentType,
          }),
        }),
      ),
    );
  }

  async function remove(names: readonly string[]): Promise<void> {
    for (let at = 0; at < names.length; at += 1000) {
      const Objects = names.slice(at, at + 1000).map((Key) => ({ Key }));
      const { Errors } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      const [first] = Errors ?? [];
      if (first) throw new Error(`The bucket did not delete ${Errors?.length} file(s): ${first.Code}`);
    }
  }

  return { head, get, source, put, copy, remove };
}
