import { describe, expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';

describe('encodePicture', () => {
  it('keeps what would end the address inside it', () => {
    const drawing = '<svg fill="#000"><path d="M0 0"/></svg>';
    const address = encodePicture(`data:image/svg+xml;utf-8,${drawing}`);
    expect(address).not.toContain('#');
    expect(new URL(address).hash).toBe('');
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(drawing);
  });

  it('leaves alone what is encoded already', () => {
    const address = 'data:image/svg+xml;base64,PHN2Zy8+';
    expect(encodePicture(address)).toBe(address);
  });
});
