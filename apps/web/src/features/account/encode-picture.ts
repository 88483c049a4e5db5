const prefix = /^data:image\/svg\+xml;[^,]*,/;

/**
 * The client puts an SVG into an address as it is, where a `#`, as in a colour, would end it and
 * leave the picture empty.
 */
export function encodePicture(address: string): string {
  const drawing = address.replace(prefix, '');
  return drawing.trimStart().startsWith('<')
    ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
    : address;
}
