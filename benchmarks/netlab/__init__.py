"""The server's judging, measured over emulated distance on real sockets and in real browsers.

    make netlab

The server is the real `slapjack serve` in a network namespace of its own. Between it and its
players lies a pair of TUN devices, and a program that holds each packet for as long as the roads of
`slapjack.sim` would, or loses it: TCP, its acknowledgements and its repairs are the kernel's own.
"""
