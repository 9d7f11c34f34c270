/** Sends a file in memory: in the smallest coding that the client accepts, as a 304, or as a range of a video. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODINGS, type Coding, type PageFile } from './files-in-memory.ts';

/** The caller sets the caching and policy headers, and a status other than 200. */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PageFile,
): Promise<FastifyReply> {
  if (file.type.startsWith('video/')) return sendPart(request, reply, file);
  reply.header('vary', 'Accept-Encoding');
  const coding = chooseCoding(request.headers['accept-encoding'], file);
  const etag = file.etags[coding];
  reply.header('etag', etag);
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (coding !== 'identity') reply.header('content-encoding', coding);
  const content = coding === 'identity' ? await file.plain() : file[coding];
  return reply.type(file.type).send(content as Buffer);
}

/**
 * The smallest coding of a file in Accept-Encoding. Only a weight of 0 counts, because no browser sends others. Without a
 * common coding the file is sent uncompressed, even if the client refuses that (RFC 9110 §12.5.3 allows it).
 */
export function chooseCoding(header = '', file: Pick<PageFile, 'br' | 'gzip'>): Coding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([coding]) => coding);
  return CODINGS.find((coding) => file[coding] !== null && accepted.includes(coding)) ?? 'identity';
}

/** Sends one range of a video: Safari plays nothing else. A request for several ranges gets the whole file. */
async function sendPart(request: FastifyRequest, reply: FastifyReply, file: PageFile) {
  const etag = file.etags.identity;
  const { headers } = request;
  reply.header('accept-ranges', 'bytes').header('etag', etag).type(file.type);
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send();
  const plain = await file.plain();
  // After a change, a range would not fit the part that the client has.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') : null;
  if (!range || range[0] === 'bytes=-') return reply.send(plain);
  const [first, last] = [range[1] ?? '', range[2] ?? ''];
  const start = first ? Number(first) : Math.max(0, plain.length - Number(last));
  const end = first && last ? Math.min(Number(last), plain.length - 1) : plain.length - 1;
  if (start > end) return reply.code(416).header('content-range', `bytes */${plain.length}`).send();
  reply.code(206).header('content-range', `bytes ${start}-${end}/${plain.length}`);
  return reply.send(plain.subarray(start, end + 1));
}

/** If-None-Match compares weakly: a proxy that packs by itself puts W/ before our tag. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}

export function sendText(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);
}
