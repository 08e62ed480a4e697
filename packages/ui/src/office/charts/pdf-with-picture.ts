interface PdfPicture {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

/** A4 in points, 72 an inch. */
const [LONG, SHORT] = [842, 595];
const MARGIN = 40;

/** UTF-16, as PDF writes texts of every language. */
const textString = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, place) =>
    text.charCodeAt(place).toString(16).padStart(4, '0'),
  ).join('')}>`;

/** A PDF of one page with one picture, as large as the page allows: what a chart needs, without a library. */
export function pdfWithPicture({ jpeg, width, height, title }: PdfPicture): Uint8Array<ArrayBuffer> {
  const [pageWidth, pageHeight] = width >= height ? [LONG, SHORT] : [SHORT, LONG];
  const scale = Math.min((pageWidth - 2 * MARGIN) / width, (pageHeight - 2 * MARGIN) / height);
  const [wide, high] = [width * scale, height * scale].map((length) => Number(length.toFixed(2)));
  const place = `${wide} 0 0 ${high} ${((pageWidth - (wide ?? 0)) / 2).toFixed(2)} ${(pageHeight - MARGIN - (high ?? 0)).toFixed(2)} cm`;
  const content = `q ${place} /Chart Do Q`;
  const objects: readonly (readonly [string, Uint8Array<ArrayBuffer>?])[] = [
    ['<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /Chart 4 0 R >> >> /Contents 5 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    ],
    [`<< /Length ${content.length} >>`, new TextEncoder().encode(content)],
    [`<< /Title ${textString(title)} >>`],
  ];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.4\n');
  const starts = objects.map(([dictionary, stream], index) => {
    const start = length;
    write(`${index + 1} 0 obj\n${dictionary}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
    return start;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const start of starts) write(`${String(start).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
