import { CallFailed } from '@flink/contract/client/client.ts';
import { idle } from '../idle.ts';

/** Where the bytes go: a link of the files store, ours or a bucket's. */
export interface UploadLink {
  readonly key: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a file, or a part of one, and says how far it is; `fetch` cannot. */
export function putFile(
  { url, method, headers }: Omit<UploadLink, 'key'>,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return idle.during(
    () =>
      new Promise<void>((done, fail) => {
        const request = new XMLHttpRequest();
        request.open(method, url);
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
        request.onload = () =>
          request.status < 300
            ? done()
            : fail(new CallFailed(request.status, refusalIn(request.responseText)));
        request.onerror = () =>
          fail(new CallFailed(0, { code: 'network', message: 'No response from server' }));
        request.onabort = () => fail(new DOMException('Stopped', 'AbortError'));
        signal.addEventListener('abort', () => request.abort());
        request.send(file);
      }),
  );
}

function refusalIn(text: string) {
  try {
    return JSON.parse(text) as ConstructorParameters<typeof CallFailed>[1];
  } catch {
    return { code: 'server.noResponse', message: 'No response from server' } as const;
  }
}
