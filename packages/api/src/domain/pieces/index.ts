export { hasOwnNumber, isSamePiece, type Piece, plainText, rowsTwice } from './same-piece.ts'
