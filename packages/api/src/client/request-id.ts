/** A number for a call by which it is found in logs: 32 hex digits. Made without `randomUUID`, which browsers keep to https pages. */
export function newRequestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
