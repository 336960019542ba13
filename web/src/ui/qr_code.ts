/** QR codes of links. */
import { correction, generate, type Bitmap2D } from "lean-qr";

/** QR code of a text with error correction level M. */
export const qrCode = (text: string): Bitmap2D => generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
